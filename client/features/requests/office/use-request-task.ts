import type { RequestKind } from '../../../../rules/request-kinds.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useDueText } from './use-due-text.ts';

/** What the page of the day knows of one. */
interface RequestTask {
  name?: string | null;
  requestKind?: RequestKind | null;
  step?: string | null;
  dueOn?: string | null;
}

/** Says it as the page of the day does: `A complaint: acknowledge by 9 December`, and what it is about. */
export function useRequestTask(): (task: RequestTask) => { title: string; details: string[] } {
  const { t } = useTranslation();
  const { dueText } = useDueText();
  return ({ name, requestKind, step, dueOn }) => {
    const { what, left } = dueText(step === 'ANSWER' ? 'ANSWER' : 'ACKNOWLEDGE', dueOn ?? '');
    const kind = requestKind ? t(`requests.office.kinds.${requestKind}`) : '';
    return {
      title: `${kind}: ${what.charAt(0).toLocaleLowerCase()}${what.slice(1)}`,
      details: [...(name ? [t('today.requestAbout', { about: name })] : []), left],
    };
  };
}
