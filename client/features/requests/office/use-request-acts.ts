import { useErrorText } from '../../../components/dialogs/message-text.ts';
import { useNotify } from '../../../components/dialogs/notify.tsx';
import { isConflict } from '../../../components/form/refused-field.ts';
import { useDoneNotice } from '../../../components/office/done-notice.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/**
 * Does something about a complaint or request and says so, or says why not.
 * @param reload fetches it again, for when somebody else has changed it meanwhile
 * @returns whether it was done; if it was not, what was typed stays
 */
export function useRequestActs(reload: () => Promise<unknown>) {
  const { t } = useTranslation();
  const notify = useNotify();
  const errorText = useErrorText();
  const done = useDoneNotice();
  return async (act: () => Promise<unknown>, isMailed = false): Promise<boolean> => {
    try {
      await act();
    } catch (error) {
      await notify(errorText(error));
      if (isConflict(error)) await reload().catch(() => undefined);
      return false;
    }
    done({ text: t(isMailed ? 'requests.office.sent' : 'requests.office.done') });
    return true;
  };
}
