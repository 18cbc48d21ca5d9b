import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { languageName, localeOf } from '../../../rules/languages.ts';
import { useAssociation } from '../../components/page/association.ts';
import { useUsedPages } from '../../components/page/page-parts.ts';
import { useSiteLanguages } from '../../i18n/site-languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { LegalText } from './legal-text.ts';

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/;

/** When printed, a link to another site shows its address. */
const printed = {
  '@media print': { '&::after': { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' } },
};

/** Turns `[words](/address)` in a text into links; of a page that the site does not have, the words stay. */
function withLinks(text: string, isUsed: (address: string) => boolean): ReactNode[] {
  // Splitting by a pattern with two groups gives text, words, address, text, …
  const pieces = text.split(new RegExp(LINK, 'g'));
  return pieces.flatMap((piece, index): ReactNode[] => {
    if (index % 3 === 2) return [];
    if (index % 3 === 0) return [piece];
    const address = pieces[index + 1] ?? '';
    if (!isUsed(address)) return [piece];
    return [
      address.startsWith('/') ? (
        <MuiLink key={address} component={RouterLink} to={address}>
          {piece}
        </MuiLink>
      ) : (
        <MuiLink
          key={address}
          href={address}
          sx={address.startsWith('tel:') ? { whiteSpace: 'nowrap' } : printed}
        >
          {piece}
        </MuiLink>
      ),
    ];
  });
}

/** A paragraph or a list of a document. */
export function LegalPart({ part }: { part: LegalText['sections'][string]['parts'][number] }) {
  const { name } = useAssociation();
  const isUsed = useUsedPages();
  const { t, language } = useTranslation();
  const offered = useSiteLanguages().map((one) => languageName(one, language));
  const languages = new Intl.ListFormat(localeOf(language), { type: 'disjunction' }).format(offered);
  const shown = (text: string) =>
    withLinks(
      text
        .replaceAll('{{name}}', () => name || t('site.unnamed'))
        .replaceAll('{{languages}}', () => languages),
      isUsed,
    );
  const isOfUsedPart = (entry: string) => isUsed(LINK.exec(entry)?.[2] ?? '');
  if (typeof part === 'string') {
    return (
      <Box component="p" sx={{ maxWidth: '70ch', mt: 0, mb: 2 }}>
        {shown(part)}
      </Box>
    );
  }
  return (
    <Box
      component="ul"
      sx={{ maxWidth: '70ch', mt: 0, mb: 2, pl: 3, '& > li': { mb: 1, breakInside: 'avoid' } }}
    >
      {part.filter(isOfUsedPart).map((entry) => (
        <li key={entry}>{shown(entry)}</li>
      ))}
    </Box>
  );
}
