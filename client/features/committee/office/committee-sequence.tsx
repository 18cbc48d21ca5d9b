import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useRef } from 'react';
import { SendButton } from '../../../components/form/send-button.tsx';
import { RowTable } from '../../../components/list/row-table.tsx';
import { SaveBar } from '../../../components/office/save-bar.tsx';
import { StateChip } from '../../../components/office/state-chip.tsx';
import { LoadState } from '../../../components/page/load-state.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { Section } from '../../../components/page/section.tsx';
import { useLocalized } from '../../../i18n/localized.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useCommitteeOrderQuery } from './committee-order.generated.ts';
import { SequenceNumberField } from './sequence-number-field.tsx';
import { useSequence } from './use-sequence.ts';

export interface CommitteeSequenceProps {
  /** The section's address. */
  id: string;
  title: string;
  /** Whether it is all of its page. */
  isPage: boolean;
  onDone: () => void;
  /** Leads to the order by dragging, where there is room for it. */
  onDrag?: () => void;
}

/** The whole committee with a number field for each member. */
export function CommitteeSequence({ id, title, isPage, onDone, onDrag }: CommitteeSequenceProps) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const heading = useRef<HTMLHeadingElement>(null);
  const sequence = useSequence(onDone);
  const result = useCommitteeOrderQuery({ fetchPolicy: 'cache-and-network' });

  // The pressed edit button has disappeared.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void sequence.update();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Section
        title={title}
        id={id}
        titleRef={heading}
        isPage={isPage}
        action={
          onDrag && (
            <Button variant="outlined" onClick={onDrag}>
              {t('order.dragInstead')}
            </Button>
          )
        }
      >
        <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={384} />}>
          {({ committeeOrder }) => (
            <RowTable
              rows={committeeOrder}
              columns={[
                {
                  label: t('committee.sequenceNumber'),
                  show: (member) => <SequenceNumberField member={member} sequence={sequence} />,
                  sx: { width: { sm: 120 } },
                },
                {
                  label: t('content.name'),
                  show: ({ name, nameLanguage, tab }) => (
                    <>
                      <Typography lang={localized(name, nameLanguage).lang} sx={{ fontWeight: 600 }}>
                        {name}
                      </Typography>
                      {tab !== 'VISIBLE' && <StateChip tab={tab} visibility={{}} />}
                    </>
                  ),
                },
                {
                  label: t('committee.position'),
                  show: ({ designation, designationLanguage }) => (
                    <Typography lang={localized(designation, designationLanguage).lang}>
                      {designation}
                    </Typography>
                  ),
                },
              ]}
            />
          )}
        </LoadState>
        <SaveBar>
          <SendButton busy={sequence.isSaving} busyLabel={t('committee.updatingSequence')}>
            {t('committee.updateSequence')}
          </SendButton>
          <Button onClick={onDone}>{t('common.cancel')}</Button>
        </SaveBar>
      </Section>
    </form>
  );
}
