import DonationIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import CardIcon from '@mui/icons-material/CreditCardOutlined';
import IntroductionIcon from '@mui/icons-material/Diversity1Outlined';
import HireIcon from '@mui/icons-material/EventAvailableOutlined';
import StandingOrderIcon from '@mui/icons-material/EventRepeatOutlined';
import ReportIcon from '@mui/icons-material/FlagOutlined';
import RequestIcon from '@mui/icons-material/GppMaybeOutlined';
import MemberIcon from '@mui/icons-material/HowToRegOutlined';
import PictureIcon from '@mui/icons-material/ImageOutlined';
import MessageIcon from '@mui/icons-material/MailOutlined';
import RingIcon from '@mui/icons-material/PhoneInTalkOutlined';
import ChargeIcon from '@mui/icons-material/ReceiptLongOutlined';
import TextIcon from '@mui/icons-material/TranslateOutlined';
import UnsentIcon from '@mui/icons-material/UnsubscribeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { alpha, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Instant } from '../../../rules/days.ts';
import { isLanguage, languageName } from '../../../rules/languages.ts';
import { DAYS_TO_ANSWER_HIRE, type WaitingKind } from '../../../rules/today.ts';
import { wallClock } from '../../../rules/zoned-time.ts';
import { ALL_CONTENT_SECTIONS, formAddress } from '../../components/office/content-sections.ts';
import { useMomentText } from '../../components/office/use-moment-text.ts';
import { PATHS, QUERY_PARAMETERS } from '../../components/page/paths.ts';
import { useMoney } from '../../components/page/use-money.ts';
import { useRequestTask } from '../../features/requests/office/use-request-task.ts';
import type { TextKey } from '../../i18n/text-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { OfficeCard } from './office-card.tsx';
import type { TodayQuery } from './today.generated.ts';

type Task = TodayQuery['today']['waiting'][number];

const ICONS: Record<WaitingKind, ComponentType> = {
  HIRE_REQUEST: HireIcon,
  HIRE_WISH: HireIcon,
  HALL_TOMORROW: HireIcon,
  SERIES_ENDS: HireIcon,
  RIGHTS_REQUEST: RequestIcon,
  MESSAGES: MessageIcon,
  REPLIES_TO_RING: RingIcon,
  DONATIONS: DonationIcon,
  CHARGES_OVERDUE: ChargeIcon,
  CHARGES_BACK: ChargeIcon,
  STANDING_ORDERS: StandingOrderIcon,
  UNPAID_SPONSORS: DonationIcon,
  SPONSORS_WITHOUT_DAY: DonationIcon,
  CARD_MONEY: CardIcon,
  CARD_MONTHLY: CardIcon,
  FAILED_MESSAGES: UnsentIcon,
  MEMBERS: MemberIcon,
  CANDIDATE_REPORTS: ReportIcon,
  INTRODUCTIONS: IntroductionIcon,
  TEXTS: TextIcon,
  PICTURES: PictureIcon,
};

const STEPS: Record<WaitingKind, TextKey> = {
  HIRE_REQUEST: 'today.decide',
  HIRE_WISH: 'today.answer',
  HALL_TOMORROW: 'today.look',
  SERIES_ENDS: 'today.look',
  RIGHTS_REQUEST: 'today.open',
  MESSAGES: 'today.answer',
  REPLIES_TO_RING: 'today.look',
  DONATIONS: 'today.look',
  CHARGES_OVERDUE: 'today.look',
  CHARGES_BACK: 'today.look',
  STANDING_ORDERS: 'today.look',
  UNPAID_SPONSORS: 'today.look',
  SPONSORS_WITHOUT_DAY: 'today.look',
  CARD_MONEY: 'today.look',
  CARD_MONTHLY: 'today.look',
  FAILED_MESSAGES: 'today.look',
  MEMBERS: 'today.look',
  CANDIDATE_REPORTS: 'today.decide',
  INTRODUCTIONS: 'today.look',
  TEXTS: 'today.translate',
  PICTURES: 'today.describe',
};

/** Where the next step is taken. */
function addressOf({ kind, id, subject, language, begin }: Task): string {
  const officeSection = ALL_CONTENT_SECTIONS.find((each) => each.kind === subject);
  switch (kind) {
    case 'HIRE_REQUEST':
    case 'HIRE_WISH':
      return `${PATHS.editHire}?${QUERY_PARAMETERS.contentId}=${id}`;
    case 'HALL_TOMORROW':
      return `${PATHS.officeHall}?view=day&day=${wallClock(begin!).date}`;
    case 'SERIES_ENDS':
      return PATHS.officeHall;
    case 'RIGHTS_REQUEST':
      return `${PATHS.officeRequest}?${QUERY_PARAMETERS.contentId}=${id}`;
    case 'MESSAGES':
      return PATHS.officeMessages;
    case 'REPLIES_TO_RING':
      return PATHS.officeReplies;
    case 'DONATIONS':
      return `${PATHS.donationLedger}?status=PENDING`;
    case 'CHARGES_OVERDUE':
      return `${PATHS.charges}?tab=OVERDUE`;
    case 'CHARGES_BACK':
      return `${PATHS.charges}?tab=TO_GIVE_BACK`;
    case 'STANDING_ORDERS':
      return `${PATHS.standingOrders}?state=STOPPED`;
    case 'UNPAID_SPONSORS':
      return `${PATHS.officeSponsors}?state=PROMISED`;
    case 'SPONSORS_WITHOUT_DAY':
      return `${PATHS.officeSponsors}?state=RELEASED`;
    case 'CARD_MONEY':
    case 'CARD_MONTHLY':
      return PATHS.officeCards;
    case 'FAILED_MESSAGES':
      return PATHS.failedMessages;
    case 'MEMBERS':
      return `${PATHS.matrimonialAdminDashboard}?members_status=PENDING`;
    case 'CANDIDATE_REPORTS':
      return `${PATHS.candidateReports}?state=OPEN`;
    case 'INTRODUCTIONS':
      return `${PATHS.introductions}?due=1`;
    case 'TEXTS':
      return officeSection && id
        ? formAddress(officeSection, id, language)
        : `${officeSection?.path}?tab=VISIBLE&missing=${language}`;
    case 'PICTURES':
      return `${officeSection?.path}?tab=VISIBLE`;
  }
}

const daysSince = (moment: Instant) => Math.floor((Date.now() - Date.parse(moment)) / 86_400_000);

/** A task as a person would say it, and below it what helps to decide. */
function useSentence(): (task: Task) => { title: string; details: string[] } {
  const { t, language: reader } = useTranslation();
  const momentText = useMomentText();
  const money = useMoney();
  const requestTask = useRequestTask();
  return (task) => {
    const { kind, count, name, subject, language, begin, end, since, amountPence, isClashing } = task;
    const waits = since ? [t('today.since', { when: momentText(since) })] : [];
    const one = count === 1;
    switch (kind) {
      case 'HIRE_REQUEST':
      case 'HIRE_WISH':
        return {
          title: [name, begin && momentText(begin)].filter(Boolean).join(', '),
          details: [
            ...(since
              ? [
                  t(kind === 'HIRE_WISH' ? 'today.changeAskedOn' : 'today.askedOn', {
                    when: momentText(since),
                  }),
                ]
              : []),
            ...(since && daysSince(since) >= DAYS_TO_ANSWER_HIRE
              ? [t('today.waitsLong', { total: daysSince(since) })]
              : []),
            ...(isClashing ? [t('today.clashes')] : []),
          ],
        };
      case 'HALL_TOMORROW':
        return {
          title: t(one ? 'today.HALL_TOMORROW_ONE' : 'today.HALL_TOMORROW', { total: count }),
          details: [[begin && momentText(begin), name].filter(Boolean).join(': ')],
        };
      case 'SERIES_ENDS':
        return {
          title: t(one ? 'today.SERIES_ENDS_ONE' : 'today.SERIES_ENDS', { total: count, name: name ?? '' }),
          details: [t('today.seriesEndsHint')],
        };
      case 'RIGHTS_REQUEST':
        return requestTask(task);
      case 'TEXTS':
      case 'PICTURES': {
        const officeSection = ALL_CONTENT_SECTIONS.find((each) => each.kind === subject);
        const values = {
          list: officeSection ? t(officeSection.title) : '',
          language: isLanguage(language) ? languageName(language, reader) : '',
          total: count,
        };
        return kind === 'TEXTS'
          ? { title: t(one ? 'today.TEXTS_ONE' : 'today.TEXTS', values), details: [t('today.textsHint')] }
          : {
              title: t(one ? 'today.PICTURES_ONE' : 'today.PICTURES', values),
              details: [t('today.picturesHint')],
            };
      }
      case 'DONATIONS':
      case 'CHARGES_OVERDUE':
      case 'CHARGES_BACK':
      case 'STANDING_ORDERS':
      case 'CARD_MONEY':
      case 'CARD_MONTHLY':
        return {
          title: t(one ? `today.${kind}_ONE` : `today.${kind}`, { total: count }),
          details: [t('today.together', { amount: money(amountPence ?? 0) }), ...waits],
        };
      case 'CANDIDATE_REPORTS':
        return {
          title: t(one ? 'today.CANDIDATE_REPORTS_ONE' : 'today.CANDIDATE_REPORTS', { total: count }),
          details: end ? [t('today.reportDue', { when: momentText(end) })] : [],
        };
      default:
        return { title: t(one ? `today.${kind}_ONE` : `today.${kind}`, { total: count }), details: waits };
    }
  };
}

/** What waits, each with the one thing to do about it. */
export function WaitingCard({ tasks }: { tasks: readonly Task[] }) {
  const { t } = useTranslation();
  const sentence = useSentence();
  return (
    <OfficeCard title={t('today.waiting')}>
      {tasks.length === 0 && <Typography sx={{ px: 2.5, pb: 2.5 }}>{t('today.nothingWaits')}</Typography>}
      <ul>
        {tasks.map((task) => {
          const Icon = ICONS[task.kind];
          const { title, details } = sentence(task);
          return (
            <Box
              component="li"
              key={`${task.kind} ${task.id} ${task.subject} ${task.language}`}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
            >
              <Box
                aria-hidden
                sx={{
                  display: 'grid',
                  placeItems: 'center',
                  width: 44,
                  height: 44,
                  borderRadius: '12px',
                  bgcolor: ({ palette }: Theme) => alpha(palette.brand.gold, 0.4),
                  color: 'primary.main',
                }}
              >
                <Icon />
              </Box>
              <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {details.join(' · ')}
                </Typography>
              </Box>
              <Button
                component={RouterLink}
                to={addressOf(task)}
                variant={task.kind === 'HIRE_REQUEST' ? 'contained' : 'outlined'}
              >
                {t(STEPS[task.kind])}
              </Button>
            </Box>
          );
        })}
      </ul>
    </OfficeCard>
  );
}
