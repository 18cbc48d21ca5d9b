import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { listFormat } from '../../../rules/formats.ts';
import { languageName, localeOf } from '../../../rules/languages.ts';
import { useAssociation } from '../../components/page/association.ts';
import { useUsedPages } from '../../components/page/page-parts.ts';
import { useSiteLanguages } from '../../i18n/site-languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './legal-part.module.css';
import type { LegalText } from './legal-text.ts';

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/;

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
        <Link key={address} to={address}>
          {piece}
        </Link>
      ) : (
        <a key={address} href={address} className={address.startsWith('tel:') ? styles.number : styles.other}>
          {piece}
        </a>
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
  const languages = listFormat(localeOf(language), { type: 'disjunction' }).format(offered);
  const shown = (text: string) =>
    withLinks(
      text
        .replaceAll('{{name}}', () => name || t('site.unnamed'))
        .replaceAll('{{languages}}', () => languages),
      isUsed,
    );
  const isOfUsedPart = (entry: string) => isUsed(LINK.exec(entry)?.[2] ?? '');
  if (typeof part === 'string') {
    return <p className={styles.part}>{shown(part)}</p>;
  }
  return (
    <ul className={styles.part}>
      {part.filter(isOfUsedPart).map((entry) => (
        <li key={entry}>{shown(entry)}</li>
      ))}
    </ul>
  );
}
