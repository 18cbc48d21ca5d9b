import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface ProfilePartProps {
  title: string;
  /** Who will see it, or a hint. */
  note?: string;
  /** Of a step that is not shown now. */
  hidden?: boolean;
  children: ReactNode;
}

/** A card of the profile page with a heading. */
export function ProfilePart({ title, note, hidden, children }: ProfilePartProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} hidden={hidden} sx={{ p: { xs: 2, sm: 4 }, mb: 3 }}>
      <Typography variant="h3" component="h2" id={titleId} sx={{ mb: note ? 0.5 : 2.5 }}>
        {title}
      </Typography>
      {note && (
        <Typography variant="body2" sx={{ mb: 2.5, color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
      {children}
    </Card>
  );
}
