import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The sections in their order, by the ids they have on the page. */
const SECTIONS = [
  ['contact', 'contact.section'],
  ['home_video', 'homeVideos.section'],
  ['notification', 'notices.section'],
  ['event', 'events.section'],
  ['event_video', 'videoLinks.section'],
  ['pooja_seva', 'poojaSevas.section'],
  ['committee', 'committee.section'],
  ['pdf', 'documents.section'],
  ['donations', 'donations.section'],
  ['hall_hire', 'hallHire.admin.requests'],
  ['user', 'users.section'],
  ['log', 'audit.wholeTitle'],
] as const;

/** Ways to each section of the long dashboard. */
export function SectionLinks() {
  const { t } = useTranslation();
  return (
    <Box
      component="nav"
      aria-label={t('admin.jump')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        '& .MuiButton-root': { px: 1.5, fontSize: '0.9375rem' },
      }}
    >
      {SECTIONS.map(([id, title]) => (
        <Button key={id} href={`#${id}`} variant="outlined" size="small">
          {t(title)}
        </Button>
      ))}
    </Box>
  );
}
