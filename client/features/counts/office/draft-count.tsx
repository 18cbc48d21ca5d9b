import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { sumsOfRows } from '../../../../rules/cash-counts.ts';
import type { PaymentMethod } from '../../../../rules/payment-methods.ts';
import { useAct } from '../../../components/dialogs/use-act.ts';
import { BusyButton } from '../../../components/form/busy-button.tsx';
import { useUnsavedWarning } from '../../../components/form/use-unsaved-warning.ts';
import { PATHS } from '../../../components/page/paths.ts';
import { useAsyncNavigate } from '../../../components/page/use-async-navigate.ts';
import { useMoney } from '../../../components/page/use-money.ts';
import { VisuallyHidden } from '../../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  type CashCountDetailsFieldsFragment,
  useBookCashCountMutation,
  useRemoveCashCountMutation,
  useVoidCashCountMutation,
} from './cash-counts.generated.ts';
import { CountAboutFields } from './count-about-fields.tsx';
import { CountRowTable } from './count-rows.tsx';
import { CountSums } from './count-sums.tsx';
import { EnvelopeFields } from './envelope-fields.tsx';
import { useCountAbout } from './use-count-about.ts';
import { useCountRows } from './use-count-rows.ts';
import { useEnvelope } from './use-envelope.ts';

interface DraftCountProps {
  count: CashCountDetailsFieldsFragment;
  /** Fetches the count again. */
  reload: () => Promise<CashCountDetailsFieldsFragment | null>;
}

/** A count while it is typed: what is known of it, the next envelope, the sums, and the envelopes so far. */
export function DraftCount({ count, reload }: DraftCountProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const { act, isBusyWith } = useAct();
  const navigate = useAsyncNavigate();
  const about = useCountAbout(count, reload);
  const { rows, waiting, saved, add, leave, remove } = useCountRows(count, reload);
  const form = useEnvelope((envelope, settling) => void add(envelope, settling));
  const [book] = useBookCashCountMutation();
  const [voidCount] = useVoidCashCountMutation();
  const [removeCount] = useRemoveCashCountMutation();
  const mayLeave = useUnsavedWarning(form.isDirty || waiting.length > 0);
  const sums = sumsOfRows(rows as readonly { amountPence: number; paymentMethod: PaymentMethod }[]);
  const { id } = count;
  const nameOf = ({ donorName }: { donorName: string }) => donorName || t('counts.nobody');
  const finishLabel = t('counts.finishCount', { count: rows.length });

  const undo = () =>
    act({
      work: () => voidCount({ variables: { id, reason: t('counts.undone') } }),
      done: t('counts.voided'),
    });
  const finish = () =>
    act({
      about: 'book',
      ask: form.isDirty
        ? { question: t('counts.finishWithoutTyped'), action: finishLabel, isLoss: true }
        : undefined,
      work: async () => {
        // What is said of it was refused, and that was told.
        if (!(await about.keep())) return undefined;
        const seen = rows.map(({ key, version }) => ({ key, version }));
        const variables = { id, version: about.version(), rows: seen };
        return (await book({ variables })).data?.bookCashCount;
      },
      done: (booked) => booked && t('counts.booked', { count: booked.rowCount }),
      undo,
      reload,
    });
  const removeAll = () =>
    act({
      about: 'remove',
      ask: { question: t('counts.removeDraftSure'), action: t('counts.removeDraft'), isLoss: true },
      work: async () => {
        await about.keep();
        return removeCount({ variables: { id, version: about.version() } });
      },
      async onDone() {
        mayLeave();
        await navigate(PATHS.cashCounts);
      },
      done: t('counts.draftRemoved'),
      reload,
    });
  return (
    <>
      <CountAboutFields about={about} />
      <CountSums
        rowsPence={sums.counted}
        bankPence={sums.bank}
        countedPence={about.countedPence}
        rowCount={rows.length}
        action={
          <BusyButton
            type="button"
            busy={isBusyWith('book')}
            busyLabel={t('counts.finishing')}
            disabled={rows.length === 0 || waiting.length > 0}
            onClick={() => void finish()}
          >
            {rows.length === 0 ? t('counts.finish') : finishLabel}
          </BusyButton>
        }
      />
      <EnvelopeFields form={form} />
      <VisuallyHidden role="status">
        {saved && (
          // Another one of the same is said, too.
          <span key={`${saved.key} ${saved.version}`}>
            {t('counts.saved', { name: nameOf(saved), amount: money(saved.amountPence) })}
          </span>
        )}
      </VisuallyHidden>
      {waiting
        .filter(({ isRefused }) => isRefused)
        .map((envelope) => (
          <Alert
            key={envelope.key}
            severity="warning"
            sx={{ mb: 1 }}
            action={
              <>
                <Button onClick={() => void add(envelope)}>{t('counts.saveAgain')}</Button>
                {envelope.version !== undefined && (
                  <Button onClick={() => leave(envelope.key)}>{t('counts.stopEditing')}</Button>
                )}
              </>
            }
          >
            {t('counts.notSaved', { name: nameOf(envelope.donor) })}
          </Alert>
        ))}
      {rows.length === 0 ? (
        <Typography color="textSecondary">{t('counts.noRows')}</Typography>
      ) : (
        <CountRowTable rows={rows} acts={{ edit: form.edit, remove: (row) => void remove(row) }} />
      )}
      <Box sx={{ mt: 4 }}>
        <Button color="error" onClick={() => void removeAll()}>
          {t('counts.removeDraft')}
        </Button>
      </Box>
    </>
  );
}
