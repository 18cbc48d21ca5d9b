import Box from '@mui/material/Box';

/** What to do, in order. */
export function NumberedSteps({ texts }: { texts: readonly string[] }) {
  return (
    <Box component="ol" sx={{ m: 0, mb: 3, pl: 3.5, '& li': { mb: 1, pl: 0.5 } }}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Box>
  );
}
