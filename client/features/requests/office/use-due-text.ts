import { daysUntil } from '../../../../rules/days.ts';
import { nextStep } from '../../../../rules/request-dates.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { useDayText } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface Due {
  /** `Acknowledge by 9 December 2026`. */
  what: string;
  /** `17 days left`. */
  left: string;
  isOver: boolean;
}

/** Says what has to be done until when, and how many days are left. */
export function useDueText() {
  const { t } = useTranslation();
  const dayText = useDayText('long');
  const leftText = (days: number) => {
    if (days === 0) return t('requests.office.leftToday');
    if (days === 1) return t('requests.office.leftOne');
    if (days === -1) return t('requests.office.overOne');
    return days > 0 ? t('requests.office.left', { days }) : t('requests.office.over', { days: -days });
  };
  const dueText = (step: 'ACKNOWLEDGE' | 'ANSWER', by: string): Due => {
    const days = daysUntil(by, currentDay());
    return {
      what: t(`requests.office.${step}`, { date: dayText(by) }),
      left: leftText(days),
      isOver: days < 0,
    };
  };
  return {
    dueText,
    /** Undefined when it is closed. */
    nextText: (request: Parameters<typeof nextStep>[0]): Due | undefined => {
      const next = nextStep(request);
      return next && dueText(next.step, next.by);
    },
  };
}
