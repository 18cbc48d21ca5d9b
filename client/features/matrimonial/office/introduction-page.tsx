import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useAct } from '../../../components/dialogs/use-act.ts';
import { OfficeItemPage, useItemId } from '../../../components/office/office-item-page.tsx';
import { SmallText } from '../../../components/office/row-cell.tsx';
import { FactRows } from '../../../components/page/fact-rows.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { PATHS } from '../../../components/page/paths.ts';
import { useMomentDay } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProfileLink } from '../profile-link.tsx';
import { fullNameOf } from '../use-candidate-facts.tsx';
import { ChangeIntroductionDialog } from './change-introduction-dialog.tsx';
import {
  type IntroductionQuery,
  useIntroductionQuery,
  useOpenIntroductionContactsMutation,
} from './introduction.generated.ts';
import { IntroductionNotes } from './introduction-notes.tsx';
import { IntroductionStepCell, NextCell } from './introduction-step.tsx';
import { usePairText } from './use-pair-text.ts';

type Introduction = NonNullable<IntroductionQuery['introduction']>;

interface OneIntroductionProps {
  introduction: Introduction;
  officers: IntroductionQuery['introductionOfficers'];
}

/** What can be done with it: changed, and the contacts of both families opened. */
function IntroductionActs({ introduction, officers }: OneIntroductionProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct();
  const [isChanging, setIsChanging] = useState(false);
  const [open] = useOpenIntroductionContactsMutation();
  const { id, version, first, second, canOpenContacts, contactsOpenedAt } = introduction;
  const openContacts = () =>
    act({
      ask: {
        question: t('introductions.openQuestion'),
        text: t('introductions.openMeans', { one: fullNameOf(first), other: fullNameOf(second) }),
        action: t('introductions.openContacts'),
      },
      work: () => open({ variables: { id, version } }),
      done: t('introductions.opened'),
    });
  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', my: 2 }}>
        <Button variant="contained" onClick={() => setIsChanging(true)}>
          {t('introductions.change')}
        </Button>
        {canOpenContacts && !contactsOpenedAt && (
          <Button variant="outlined" onClick={() => void openContacts()} disabled={isBusy}>
            {t('introductions.openContacts')}
          </Button>
        )}
        {[first, second].map((candidate) => (
          <ProfileLink
            key={candidate.id}
            memberId={candidate.memberId}
            name={fullNameOf(candidate)}
            withName
          />
        ))}
      </Stack>
      {isChanging && (
        <ChangeIntroductionDialog
          introduction={introduction}
          officers={officers}
          onClose={() => setIsChanging(false)}
        />
      )}
    </>
  );
}

function OneIntroduction({ introduction, officers }: OneIntroductionProps) {
  const { t } = useTranslation();
  const momentDay = useMomentDay('long');
  const pairText = usePairText();
  const { id, first, second, officerName, contactsOpenedAt, createdAt, notes } = introduction;
  return (
    <>
      <PageHeading
        plain
        title={pairText(introduction)}
        lead={t('introductions.interestSince', { when: momentDay(createdAt) })}
      />
      <FactRows
        facts={[
          [t('introductions.step'), <IntroductionStepCell key="step" introduction={introduction} />],
          [t('introductions.next'), <NextCell key="next" introduction={introduction} />],
          [t('introductions.whose'), officerName ?? t('introductions.nobody')],
        ]}
      />
      {contactsOpenedAt && (
        <SmallText>{t('introductions.contactsSince', { when: momentDay(contactsOpenedAt) })}</SmallText>
      )}
      {[first, second]
        .filter(({ listed }) => !listed)
        .map((candidate) => (
          <SmallText key={candidate.id}>
            {t('introductions.notListed', { name: candidate.firstName })}
          </SmallText>
        ))}
      <IntroductionActs introduction={introduction} officers={officers} />
      <IntroductionNotes id={id} notes={notes} />
    </>
  );
}

/** One introduction: its step, its next date and what officers have noted. */
export function IntroductionPage() {
  const { t } = useTranslation();
  const pairText = usePairText();
  const result = useIntroductionQuery({
    variables: { id: useItemId() ?? 0 },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <OfficeItemPage
      list={{ label: t('introductions.title'), to: PATHS.introductions }}
      result={result}
      itemOf={({ introduction }) => introduction}
      titleOf={(introduction) => pairText(introduction)}
      notFound={t('introductions.unknown')}
    >
      {(introduction, { introductionOfficers }) => (
        <OneIntroduction introduction={introduction} officers={introductionOfficers} />
      )}
    </OfficeItemPage>
  );
}
