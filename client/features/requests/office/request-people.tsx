import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { RequestDialogProps } from './request-dialog.ts';
import {
  type RightsRequestQuery,
  useAssignRightsRequestMutation,
  useSetRequestIdentityCheckedMutation,
} from './rights-request.generated.ts';
import { useRequestActs } from './use-request-acts.ts';

type RequestPeopleProps = Omit<RequestDialogProps, 'onClose'> & {
  officers: RightsRequestQuery['requestOfficers'];
};

/** Who it is from, as far as that is known, and who does it; both can be changed while it is open. */
export function RequestPeople({ request, officers, reload }: RequestPeopleProps) {
  const { t } = useTranslation();
  const act = useRequestActs(reload);
  const assigneeId = useId();
  const [assign, { loading: isAssigning }] = useAssignRightsRequestMutation();
  const [check, { loading: isChecking }] = useSetRequestIdentityCheckedMutation();
  const { id, version, identityChecked, userId, memberId, accountName, assignedTo, assigneeName } = request;
  const isOpen = !request.closedOn;
  const account = accountName ?? '';
  const hasLeft = assignedTo !== null && !officers.some((officer) => officer.id === assignedTo);

  const give = (chosen: string) =>
    act(() => assign({ variables: { id, version, officerId: chosen ? Number(chosen) : null } }));
  const setChecked = () => act(() => check({ variables: { id, version, isChecked: !identityChecked } }));
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
          <Button onClick={setChecked} disabled={isChecking} sx={{ px: 0 }}>
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
          disabled={!isOpen || isAssigning}
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
