import type { IntroductionStep } from '../../../../rules/candidate-states.ts';
import { SmallText } from '../../../components/office/row-cell.tsx';
import { type Tone, ToneChip } from '../../../components/office/tone-chip.tsx';
import { useLineDay, useMomentDay } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { IntroductionFieldsFragment as Introduction } from './introductions.generated.ts';

const TONES: Record<IntroductionStep, Tone> = {
  INTEREST: 'quiet',
  BOTH_YES: 'planned',
  CONTACTS_OPEN: 'planned',
  MET: 'planned',
  ENGAGED: 'success',
  ENDED: 'quiet',
};

type Stepped = Pick<Introduction, 'step' | 'changedAt'>;

/** Where it stands, and since when. */
export function IntroductionStepCell({ introduction: { step, changedAt } }: { introduction: Stepped }) {
  const { t } = useTranslation();
  const momentDay = useMomentDay('medium');
  return (
    <>
      <ToneChip tone={TONES[step]} label={t(`introductions.steps.${step}`)} />
      <SmallText>{t('introductions.since', { when: momentDay(changedAt) })}</SmallText>
    </>
  );
}

/** When it is looked at again; a due one says so in a word. */
export function NextCell({
  introduction: { nextOn, isDue },
}: {
  introduction: Pick<Introduction, 'nextOn' | 'isDue'>;
}) {
  const { t } = useTranslation();
  const dayText = useLineDay();
  return (
    <>
      {isDue && <ToneChip tone="alert" label={t('introductions.due')} />}
      <SmallText>{nextOn ? dayText(nextOn, true) : t('introductions.noNext')}</SmallText>
    </>
  );
}
