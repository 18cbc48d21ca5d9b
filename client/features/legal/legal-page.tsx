import { Fragment, type ReactNode } from 'react';
import { dateTimeFormat } from '../../../rules/formats.ts';
import { latinLocaleOf } from '../../../rules/languages.ts';
import type { Part } from '../../../rules/parts.ts';
import { isInUk } from '../../../rules/place.ts';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useUsedParts } from '../../components/page/page-parts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './legal-page.module.css';
import { LegalPart } from './legal-part.tsx';
import type { LegalText } from './legal-text.ts';

interface LegalPageProps {
  /** The name of the document; its text is in `legal.<page>.json`. */
  page: 'privacy' | 'cookies' | 'terms' | 'accessibility';
  /** What stands in place of a paragraph, by its text. */
  inserted?: Readonly<Record<string, ReactNode>>;
}

/** The parts of the site that a section is about; it stands there while one of them is in use. */
const SECTION_PARTS: Readonly<Record<string, readonly Part[]>> = {
  payments: ['donations', 'hallHire'],
  'gift-aid': ['donations'],
  'hall-hire': ['hallHire'],
  matrimonial: ['matrimonial'],
};

/** When the content of these pages last changed. */
const CHANGED_ON = new Date('2026-11-28T00:00Z');

/** A document of headings, paragraphs and lists, with a list of its headings to jump to. */
export function LegalPage({ page, inserted = {} }: LegalPageProps) {
  const { t, language, document } = useTranslation();
  const isUsed = useUsedParts();
  const { lead, sections } = document(page) as LegalText;
  const shown = Object.entries(sections)
    .filter(([anchor]) => SECTION_PARTS[anchor]?.some(isUsed) ?? true)
    .map(([anchor, { heading, parts, elsewhere = parts }]) => ({
      anchor,
      heading,
      parts: isInUk() ? parts : elsewhere,
    }))
    .filter(({ parts }) => parts.length > 0);
  const date = dateTimeFormat(latinLocaleOf(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(CHANGED_ON);

  return (
    <article className={`page-width page-padding ${styles.document}`}>
      <PageMeta title={t(`pages.${page}`)} description={t(`legal.${page}`)} />
      <PageHeading title={t(`pages.${page}`)} lead={lead} />
      <div className={styles.columns}>
        <nav aria-label={t('legal.onThisPage')} className={styles.contents}>
          <p className="text-body text-strong">{t('legal.onThisPage')}</p>
          <ul className="plain-list">
            {shown.map(({ anchor, heading }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.text}>
          {shown.map(({ anchor, heading, parts }) => (
            <section key={anchor} id={anchor}>
              <h2 className="text-h2">{heading}</h2>
              {parts.map((part) => (
                <Fragment key={String(part)}>{inserted[String(part)] ?? <LegalPart part={part} />}</Fragment>
              ))}
            </section>
          ))}
        </div>
      </div>
      <p className={`text-small text-soft ${styles.changed}`}>{t('legal.changedOn', { date })}</p>
    </article>
  );
}
