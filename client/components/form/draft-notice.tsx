import type { MouseEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Draft } from './draft-text.ts';

/** What people fill in: no trap for bots, nor what a kit hides behind a field of its own. */
const FIELD = [':is(input, select, textarea)', '[role=combobox]']
  .map((field) => `${field}:not([type=hidden], [type=submit], [hidden], [tabindex="-1"], :disabled)`)
  .join();

/** Below a form's buttons: that what was typed is kept in this tab, with the press that throws it away. */
export function DraftNotice({ draft: { isKept, throwAway } }: { draft: Draft }) {
  const { t } = useTranslation();
  const clear = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    throwAway();
    // The pressed button disappears.
    form?.querySelector<HTMLElement>(FIELD)?.focus();
  };
  return (
    <div className="text-small text-soft">
      {/* Always there, because what comes with its text is not announced. */}
      <p role="status">{isKept && t('form.draftKept')}</p>
      {isKept && (
        <button type="button" className="button" onClick={clear} style={{ marginInlineStart: -20 }}>
          {t('form.throwAway')}
        </button>
      )}
    </div>
  );
}
