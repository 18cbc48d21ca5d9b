import { Fragment } from 'react';
import { letterheadLines } from '../../../rules/letterhead.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LogoMark } from '../art/logo-mark.tsx';
import { useAssociation } from './association.ts';
import styles from './letterhead.module.css';

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
    <address className={`${styles.head} ${onPaperOnly ? styles.onPaperOnly : ''}`}>
      {logo ? <img src={logo.url} alt="" height={LOGO_SIZE} /> : <LogoMark size={LOGO_SIZE} />}
      <strong lang={name?.lang} className={`text-h4 ${styles.name}`}>
        {name?.text}
      </strong>
      <div className="text-lines">
        {others.map(({ text, lang }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, and none moves.
          <Fragment key={at}>
            {at > 0 && '\n'}
            <span lang={lang}>{text}</span>
          </Fragment>
        ))}
      </div>
    </address>
  );
}
