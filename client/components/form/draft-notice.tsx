import { useTranslation } from '../../i18n/use-translation.ts';
import type { Draft } from './draft-text.ts';

/** Below a form's buttons: that what was typed is kept in this tab, with the press that throws it away. */
export function DraftNotice({ draft: { isKept, throwAway } }: { draft: Draft }) {
  const { t } = useTranslation();
  if (!isKept) return null;
  return (
    <div className="text-small text-soft">
      <p role="status">{t('form.draftKept')}</p>
      <button type="button" className="button" onClick={throwAway} style={{ marginInlineStart: -20 }}>
        {t('form.throwAway')}
      </button>
    </div>
  );
}
