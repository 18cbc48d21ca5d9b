import { type ReactNode, useContext } from 'react';
import { scriptLanguage } from '../../../rules/languages.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useAssociation } from './association.ts';
import styles from './beside-picture.module.css';
import { InOfficeContext } from './in-office.ts';
import { OpeningPicture, useOpening } from './opening-picture.tsx';

/** A short form, or a short answer, with the association's picture and greeting beside it where visitors have room. */
export function BesidePicture({ children }: { children: ReactNode }) {
  const { tagline, textLanguages } = useAssociation();
  const { text, lang } = useLocalized()(tagline, scriptLanguage(tagline) ?? textLanguages.tagline);
  const { photograph, drawing } = useOpening();
  const isEmpty = !(photograph || drawing || text);
  if (useContext(InOfficeContext) || isEmpty) return children;
  return (
    <div className="page-columns">
      <div>{children}</div>
      <div aria-hidden className={`not-printed dark-band ${styles.picture}`}>
        {text && (
          <p lang={lang} className={`text-own-script ${styles.greeting}`}>
            {text}
          </p>
        )}
        <OpeningPicture />
      </div>
    </div>
  );
}
