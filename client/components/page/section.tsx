import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useId } from 'react';

interface SectionProps {
  title: string;
  /** The section's id, for links such as `#videos`. */
  id?: string;
  /** Actions, right of the title. */
  action?: ReactNode;
  /** For moving the focus to the title. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A section of a page with an `h2`. */
export function Section({ title, id, action, titleRef, children }: SectionProps) {
  const titleId = useId();
  return (
    <Box component="section" id={id} aria-labelledby={titleId} sx={{ mt: 6, scrollMarginTop: 96 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <Typography
          variant="h2"
          id={titleId}
          ref={titleRef}
          tabIndex={titleRef ? -1 : undefined}
          sx={{ flex: '1 1 200px' }}
        >
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}
