import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { OfficeItemPage, useItemId } from '../../../components/office/office-item-page.tsx';
import { ReasonDialog } from '../../../components/office/reason-dialog.tsx';
import { Day } from '../../../components/page/day.tsx';
import { FactRows } from '../../../components/page/fact-rows.tsx';
import { Moment } from '../../../components/page/moment.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { PATHS, QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { Section } from '../../../components/page/section.tsx';
import { useMoney } from '../../../components/page/use-money.ts';
import { VisuallyHidden } from '../../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ChargeActs } from './charge-acts.tsx';
import { ChargeChip } from './charge-chip.tsx';
import { type Charge, useChargeName } from './charge-name.ts';
import { type ChargeQuery, useChargeQuery, useUndoChargeEntryMutation } from './charges.generated.ts';

type Movement = ChargeQuery['charge']['movements'][number];

function Facts({ charge }: { charge: Charge }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { hireId, payerName, reference, pence, paidPence, returnedPence, keptPence, dueOn, backOn } = charge;
  const sum = (label: string, amount: number) => [label, amount > 0 && money(amount)] as const;
  const facts = [
    [t('charges.payer'), payerName || t('charges.nameRemoved')],
    [t('charges.reference'), reference],
    [t('charges.asked'), money(pence)],
    sum(t('charges.paid'), paidPence),
    sum(t('charges.left'), charge.openPence),
    sum(t('charges.refunded'), returnedPence),
    sum(t('charges.kept'), keptPence),
    sum(t('charges.returnable'), charge.returnablePence),
    [t('charges.dueOn'), <Day key="due" day={dueOn} />],
    [t('charges.backOn'), backOn && <Day key="back" day={backOn} />],
  ] as const;
  return (
    <>
      <FactRows facts={facts.filter(([, value]) => value)} />
      {hireId && (
        <Link
          component={RouterLink}
          to={`${PATHS.editHire}?${QUERY_PARAMETERS.contentId}=${hireId}`}
          sx={{ display: 'inline-block', mt: 1, py: 1 }}
        >
          {t('charges.booking')}
        </Link>
      )}
    </>
  );
}

function MovementRow({ movement, onUndo }: { movement: Movement; onUndo: () => void }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { entryId, kind, pence, day, method, reason, statementId, isUndone } = movement;
  const what = `${t(`charges.moves.${kind}`)} ${money(pence)}`;
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600, ...(isUndone && { textDecoration: 'line-through' }) }}>
        {what} · <Day day={day} />
        {method && ` · ${t(`charges.methods.${method}`)}`}
      </Typography>
      {reason && <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{reason}</Typography>}
      <Typography variant="body2" color="textSecondary">
        <Moment at={movement.madeAt} withTime />
        {movement.madeByName && ` · ${movement.madeByName}`}
      </Typography>
      {isUndone && (
        <Typography>{[t('charges.wasMistake'), movement.undoneReason].filter(Boolean).join(': ')}</Typography>
      )}
      {statementId && (
        <Link
          component={RouterLink}
          to={`${PATHS.bankStatement}?${QUERY_PARAMETERS.contentId}=${statementId}&all=1`}
          sx={{ display: 'inline-block', py: 1 }}
        >
          {t('charges.bankLine')}
        </Link>
      )}
      {entryId && !isUndone && (
        <Button startIcon={<Undo />} onClick={onUndo} sx={{ mt: 0.5 }}>
          {t('charges.undo')}
          <VisuallyHidden>: {what}</VisuallyHidden>
        </Button>
      )}
    </Box>
  );
}

function OneCharge({ charge }: { charge: ChargeQuery['charge'] }) {
  const { t } = useTranslation();
  const money = useMoney();
  const nameOf = useChargeName();
  const [undone, setUndone] = useState<Movement>();
  const [undo] = useUndoChargeEntryMutation();
  const close = () => setUndone(undefined);
  return (
    <>
      <PageHeading plain title={nameOf(charge)} />
      <ChargeChip charge={charge} />
      <Box sx={{ my: 2 }}>
        <Facts charge={charge} />
      </Box>
      <ChargeActs charge={charge} isAlone mayAskAgain={charge.mayAskAgain} />
      <Section title={t('charges.history')}>
        {charge.movements.length === 0 && <Typography>{t('charges.nothingMoved')}</Typography>}
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', maxWidth: 760 }}>
          {charge.movements.map((movement) => (
            <MovementRow
              key={`${movement.kind} ${movement.entryId} ${movement.statementId} ${movement.madeAt}`}
              movement={movement}
              onUndo={() => setUndone(movement)}
            />
          ))}
        </Box>
      </Section>
      {undone && (
        <ReasonDialog
          title={t('charges.undoTitle')}
          action={t('charges.undo')}
          lead={t('charges.undoLead', {
            what: t(`charges.moves.${undone.kind}`),
            amount: money(undone.pence),
          })}
          done={t('office.undone')}
          field={{ label: t('charges.reason'), hint: t('charges.reasonHint'), rows: 2 }}
          onReason={(reason) => undo({ variables: { id: undone.entryId!, reason } })}
          onConflict={close}
          onClose={close}
        />
      )}
    </>
  );
}

/** One charge: what was asked, what was paid, given back and kept of it, and what can be done. */
export function ChargePage() {
  const { t } = useTranslation();
  const nameOf = useChargeName();
  const id = useItemId();
  const result = useChargeQuery({ variables: { id: id ?? 0 }, fetchPolicy: 'network-only' });
  return (
    <OfficeItemPage
      list={{ label: t('charges.title'), to: PATHS.charges }}
      result={result}
      itemOf={({ charge }) => charge}
      titleOf={(charge) => nameOf(charge)}
    >
      {(charge) => <OneCharge charge={charge} />}
    </OfficeItemPage>
  );
}
