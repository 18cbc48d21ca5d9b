import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { evictLists } from '../../../components/list/evict-lists.ts';
import { OrderedList } from '../../../components/office/ordered-list.tsx';
import { StateChip } from '../../../components/office/state-chip.tsx';
import { LoadState } from '../../../components/page/load-state.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { Section } from '../../../components/page/section.tsx';
import { useLocalized } from '../../../i18n/localized.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useCommitteeOrderQuery, useMoveCommitteeMemberMutation } from './committee-order.generated.ts';
import { CommitteeSequence } from './committee-sequence.tsx';

interface CommitteeOrderProps {
  /** The section's address. */
  id: string;
  onDone: () => void;
}

/** The whole committee in its order; the numbers of the specification can be typed instead. */
export function CommitteeOrder({ id, onDone }: CommitteeOrderProps) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const title = useRef<HTMLHeadingElement>(null);
  const [isTyping, setIsTyping] = useState(false);
  const result = useCommitteeOrderQuery({ fetchPolicy: 'cache-and-network' });
  const [move] = useMoveCommitteeMemberMutation({
    update: (cache) => {
      for (const field of ['committeeMembers', 'managedContent']) evictLists(field)(cache);
    },
    refetchQueries: ['CommitteeOrder'],
    awaitRefetchQueries: true,
  });

  // The pressed edit button has disappeared.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  if (isTyping) return <CommitteeSequence id={id} onDone={onDone} />;
  return (
    <Section
      title={t('committee.section')}
      id={id}
      titleRef={title}
      isPage
      action={
        <>
          <Button variant="outlined" onClick={() => setIsTyping(true)}>
            {t('order.typeNumbers')}
          </Button>
          <Button variant="contained" onClick={onDone}>
            {t('order.back')}
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('order.lead')}</Typography>
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={384} />}>
        {({ committeeOrder }) => (
          <OrderedList
            items={committeeOrder}
            label={t('committee.title')}
            moveTo={(memberId, place) => move({ variables: { id: memberId, place } })}
            onFailure={result.refetch}
          >
            {({ name, nameLanguage, designation, designationLanguage, shelf }) => (
              <>
                <Typography lang={localized(name, nameLanguage).lang} sx={{ fontWeight: 600 }}>
                  {name}
                </Typography>
                <Typography
                  variant="body2"
                  lang={localized(designation, designationLanguage).lang}
                  sx={{ color: 'text.secondary' }}
                >
                  {designation}
                </Typography>
                {shelf !== 'VISIBLE' && <StateChip shelf={shelf} visibility={{}} />}
              </>
            )}
          </OrderedList>
        )}
      </LoadState>
    </Section>
  );
}
