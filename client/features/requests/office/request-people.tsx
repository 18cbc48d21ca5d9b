import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useAct } from '../../../components/dialogs/use-act.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { RequestDialogProps } from './request-dialog.ts';
import {
  type RightsRequestQuery,
  useAssignRightsRequestMutation,
  useSetRequestIdentityCheckedMutation,
} from './rights-request.generated.ts';

type RequestPeopleProps = Omit<RequestDialogProps, 'onClose'> & {
  officers: RightsRequestQuery['requestOfficers'];
};

/** Who it is from, as far as that is known, and who does it; both can be changed while it is open. */
export function RequestPeople({ request, officers }: RequestPeopleProps) {
  const { t } = useTranslation();
  const { act, isBusyWith } = useAct();
  const assigneeId = useId();
  const [assign] = useAssignRightsRequestMutation();
  const [check] = useSetRequestIdentityCheckedMutation();
  const { id, version, identityChecked, userId, memberId, accountName, assignedTo, assigneeName } = request;
  const isOpen = !request.closedOn;
  const account = accountName ?? '';
  const hasLeft = assignedTo !== null && !officers.some((officer) => officer.id === assignedTo);

  const done = t('requests.office.done');
  const give = (chosen: string) =>
    act({
      about: 'assignee',
      work: () => assign({ variables: { id, version, officerId: chosen ? Number(chosen) : null } }),
      done,
    });
  const setChecked = () =>
    act({
      about: 'identity',
      work: () => check({ variables: { id, version, isChecked: !identityChecked } }),
      done,
    });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, maxWidth: 760 }}>
      <div>
        <Typography sx={{ fontWeight: 600 }}>
          {t(identityChecked ? 'requests.office.identityChecked' : 'requests.office.identityNotChecked')}
        </Typography>
        {userId !== null && (
          <Typography variant="body2">
            {t('requests.office.signedInAs', { name: account, id: userId })}
          </Typography>
        )}
        {memberId !== null && (
          <Typography variant="body2">
            {t('requests.office.memberSignedIn', { name: account, id: memberId })}
          </Typography>
        )}
        {isOpen && (
          <Button onClick={setChecked} disabled={isBusyWith('identity')} sx={{ px: 0 }}>
            {t(identityChecked ? 'requests.office.uncheckIdentity' : 'requests.office.checkIdentity')}
          </Button>
        )}
      </div>
      <div>
        <FormLabel htmlFor={assigneeId} sx={{ color: 'text.primary', fontWeight: 600 }}>
          {t('requests.office.assignee')}
        </FormLabel>
        <NativeSelect
          id={assigneeId}
          fullWidth
          disabled={!isOpen || isBusyWith('assignee')}
          value={assignedTo ?? ''}
          onChange={({ target }) => give(target.value)}
          input={<OutlinedInput size="small" />}
          inputProps={{ id: assigneeId }}
        >
          <option value="">{t('requests.office.nobody')}</option>
          {hasLeft && (
            <option value={assignedTo} disabled>
              {t('requests.office.noLonger', { name: assigneeName ?? '' })}
            </option>
          )}
          {officers.map((officer) => (
            <option key={officer.id} value={officer.id}>
              {officer.name}
            </option>
          ))}
        </NativeSelect>
      </div>
    </Box>
  );
}
