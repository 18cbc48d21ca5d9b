import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { letterheadLines } from '../../../rules/letterhead.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LogoMark } from '../art/logo-mark.tsx';
import { useAssociation } from './association.ts';

/** Pixels. */
const LOGO_SIZE = 56;

interface LetterheadProps {
  /** As the server has them in the language of whom the paper is for; by default those of the page's language. */
  lines?: readonly string[];
  /** Whether it is on paper alone: on the screen the page's own frame says whose it is. */
  onPaperOnly?: boolean;
}

/** The head of every paper of the association: its logo and name, at the other edge its address and its number as a charity. */
export function Letterhead({ lines, onPaperOnly = false }: LetterheadProps) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const association = useAssociation();
  const { charityNumber: number, textLanguages, pictures } = association;
  const { logo } = pictures;
  const charityNumber = number && t('layout.charityNumber', { number });
  const [name, ...others] = lines ?? letterheadLines({ ...association, charityNumber });
  const { lang } = localized(association.address, textLanguages.address);
  return (
    <Box
      component="address"
      className="letterhead"
      sx={{
        display: onPaperOnly ? 'none' : 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 1,
        pb: 1.5,
        mb: 3,
        borderBottom: 1,
        borderColor: 'divider',
        fontStyle: 'normal',
        overflowWrap: 'anywhere',
        '@media print': { display: 'flex', breakInside: 'avoid' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        {logo ? (
          <Box
            component="img"
            src={logo.url}
            alt=""
            sx={{ height: LOGO_SIZE, maxWidth: 160, objectFit: 'contain' }}
          />
        ) : (
          <LogoMark size={LOGO_SIZE} style={{ flexShrink: 0 }} />
        )}
        <Typography variant="h4" component="strong">
          {name}
        </Typography>
      </Box>
      <Typography
        variant="body2"
        component="span"
        lang={lines ? undefined : lang}
        sx={{ whiteSpace: 'pre-line' }}
      >
        {others.join('\n')}
      </Typography>
    </Box>
  );
}
