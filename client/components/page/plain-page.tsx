import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface PlainPageProps {
  /** A small line above the title. */
  eyebrow?: string;
  title: string;
  text: string;
  /** The button to another page. */
  action: { to: string; label: string };
  children?: ReactNode;
}

/** A page with only a short message and a button. */
export function PlainPage({ eyebrow, title, text, action, children }: PlainPageProps) {
  return (
    <Container
      maxWidth="sm"
      sx={{ py: { xs: 8, md: 12 }, display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 2 }}
    >
      {children}
      {eyebrow && (
        <Typography sx={{ color: 'brand.rust', fontWeight: 600 }} component="p">
          {eyebrow}
        </Typography>
      )}
      <Typography variant="h1">{title}</Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '52ch' }}>{text}</Typography>
      <Button component={Link} to={action.to} variant="contained" size="large" sx={{ mt: 2 }}>
        {action.label}
      </Button>
    </Container>
  );
}
