import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
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
  title: string;
  onDone: () => void;
}

/** The whole committee by its numbers; it can be dragged into its order instead. */
export function CommitteeOrder(props: CommitteeOrderProps) {
  const [isDragging, setIsDragging] = useState(false);
  return isDragging ? (
    <CommitteeDrag {...props} onType={() => setIsDragging(false)} />
  ) : (
    <CommitteeSequence {...props} isPage onDrag={() => setIsDragging(true)} />
  );
}

function CommitteeDrag({ id, title, onDone, onType }: CommitteeOrderProps & { onType: () => void }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const heading = useRef<HTMLHeadingElement>(null);
  const result = useCommitteeOrderQuery({ fetchPolicy: 'cache-and-network' });
  const [move] = useMoveCommitteeMemberMutation();

  // The pressed edit button has disappeared.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <Section
      title={title}
      id={id}
      titleRef={heading}
      isPage
      action={
        <>
          <Button variant="outlined" onClick={onType}>
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
            refetch={result.refetch}
            moveTo={(memberId, place) => move({ variables: { id: memberId, place } })}
          >
            {({ name, nameLanguage, designation, designationLanguage, tab }) => (
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
                {tab !== 'VISIBLE' && <StateChip tab={tab} visibility={{}} />}
              </>
            )}
          </OrderedList>
        )}
      </LoadState>
    </Section>
  );
}
