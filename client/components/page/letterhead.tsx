import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
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
export function Letterhead({ lines, onPaperOnly }: LetterheadProps) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const association = useAssociation();
  const { charityNumber: number } = association;
  const { logo } = association.pictures;
  const charityNumber = number && t('layout.charityNumber', { number });
  const [name, ...others] = lines
    ? lines.map((text) => localized(text))
    : letterheadLines({ ...association, charityNumber }).map(({ text, language }) =>
        localized(text, language),
      );
  return (
    <Box
      component="address"
      sx={{
        display: onPaperOnly ? 'none' : 'flex',
        displayPrint: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        pb: 1.5,
        mb: 3,
        borderBottom: 1,
        borderColor: 'divider',
        fontStyle: 'normal',
      }}
    >
      {logo ? <img src={logo.url} alt="" height={LOGO_SIZE} /> : <LogoMark size={LOGO_SIZE} />}
      <Typography variant="h4" component="strong" lang={name?.lang} sx={{ flex: 1 }}>
        {name?.text}
      </Typography>
      <Box sx={{ whiteSpace: 'pre-line' }}>
        {others.map(({ text, lang }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, and none moves.
          <Fragment key={at}>
            {at > 0 && '\n'}
            <span lang={lang}>{text}</span>
          </Fragment>
        ))}
      </Box>
    </Box>
  );
}
