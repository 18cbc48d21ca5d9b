import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { factsOf, isLanguage } from '../../../../rules/languages.ts';
import { PrintDialog } from '../../../components/dialogs/print-dialog.tsx';
import { useTellNotLoaded } from '../../../components/dialogs/use-tell-not-loaded.ts';
import { loadTexts } from '../../../i18n/load-texts.ts';
import { useSiteLanguages } from '../../../i18n/site-languages.ts';
import { TextsContext, useTranslation } from '../../../i18n/use-translation.ts';
import styles from './biodata.module.css';
import type { BiodataSubject } from './biodata-parts.ts';
import { BiodataSheet } from './biodata-sheet.tsx';

const PAPER = '@media print { @page { size: A4; margin: 10mm; } }';

interface BiodataDialogProps {
  subject: BiodataSubject;
  /** Whose name stands across the sheet; nobody's on one's own, of which they may leave the contact out. */
  reader?: string;
  onClose: () => void;
}

/** A candidate's biodata to print, in a language of the site that is chosen. */
export function BiodataDialog({ subject, reader, onClose }: BiodataDialogProps) {
  const page = useTranslation();
  const { t } = page;
  const id = useId();
  const languages = useSiteLanguages();
  const tellNotLoaded = useTellNotLoaded();
  const [texts, setTexts] = useState(page);
  const [hasContact, setHasContact] = useState(true);
  const choose = (language: string) => {
    if (isLanguage(language)) loadTexts(language).then(setTexts, tellNotLoaded);
  };
  return (
    <PrintDialog maxWidth="md" onClose={onClose}>
      {(titleId) => (
        <>
          <GlobalStyles styles={PAPER} />
          <div className={`not-printed ${styles.choices}`}>
            <Typography id={titleId} variant="h3" component="h2">
              {t('person.biodata')}
            </Typography>
            {languages.length > 1 && (
              <div>
                <label htmlFor={id} className="field-label">
                  {t('biodata.language')}
                </label>
                <div className="field-box field-choice">
                  <select
                    id={id}
                    value={texts.language}
                    onChange={({ target }) => choose(target.value)}
                    className="field-input"
                  >
                    {languages.map((language) => (
                      <option key={language} value={language} lang={language}>
                        {factsOf(language).name}
                      </option>
                    ))}
                  </select>
                </div>
              </div>
            )}
            {!reader && subject.contact && (
              <label className="field-tick">
                <input
                  type="checkbox"
                  checked={hasContact}
                  onChange={({ target }) => setHasContact(target.checked)}
                />
                <span>{t('biodata.withContact')}</span>
              </label>
            )}
          </div>
          <TextsContext value={texts}>
            <BiodataSheet
              subject={{ ...subject, contact: hasContact ? subject.contact : null }}
              reader={reader}
            />
          </TextsContext>
        </>
      )}
    </PrintDialog>
  );
}
