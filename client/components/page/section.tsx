import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useId } from 'react';

interface SectionProps {
  title: string;
  /** Whether it is all of its page, so that its title is the page's `h1`. */
  isPage?: boolean;
  /** The section's id, for links such as `#videos`. */
  id?: string;
  /** Actions, right of the title. */
  action?: ReactNode;
  /** For moving the focus to the title. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A section of a page with an `h2`, or all of it with an `h1`. */
export function Section({ title, isPage = false, id, action, titleRef, children }: SectionProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={titleId}
      sx={{ mt: isPage ? 0 : 6, scrollMarginTop: 96 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <Typography
          variant="h2"
          component={isPage ? 'h1' : 'h2'}
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
