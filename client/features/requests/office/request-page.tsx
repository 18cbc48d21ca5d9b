import Box from '@mui/material/Box';
import { requestReference } from '../../../../rules/request-reference.ts';
import { OfficeItemPage, useItemId } from '../../../components/office/office-item-page.tsx';
import { OfficePage } from '../../../components/office/office-page.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { PATHS } from '../../../components/page/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { EnterRequest } from './enter-request.tsx';
import { RequestActions } from './request-actions.tsx';
import type { RequestDialogProps } from './request-dialog.ts';
import { RequestFacts, RequestWords } from './request-facts.tsx';
import { RequestHistory } from './request-history.tsx';
import { RequestPeople } from './request-people.tsx';
import { DueText, RequestStateChip } from './request-state.tsx';
import { type RightsRequestQuery, useRightsRequestQuery } from './rights-request.generated.ts';

interface OneRequestProps extends Omit<RequestDialogProps, 'onClose'> {
  officers: RightsRequestQuery['requestOfficers'];
}

function OneRequest({ request, officers }: OneRequestProps) {
  const { t } = useTranslation();
  const { id, kind, name } = request;
  return (
    <>
      <PageHeading
        plain
        title={`${t(`requests.office.kinds.${kind}`)}: ${name}`}
        lead={requestReference(id)}
      />
      <RequestStateChip request={request} />
      <Box sx={{ mt: 1 }}>
        <DueText request={request} />
      </Box>
      <RequestWords request={request} />
      <RequestActions request={request} />
      <RequestPeople request={request} officers={officers} />
      <RequestFacts request={request} />
      <RequestHistory request={request} />
    </>
  );
}

/** Where one that came on paper or by telephone is entered. */
function NewRequest() {
  const { t } = useTranslation();
  const title = t('requests.office.enterTitle');
  return (
    <OfficePage title={title} above={[{ label: t('office.requests'), to: PATHS.officeRequests }]}>
      <PageHeading plain title={title} />
      <EnterRequest />
    </OfficePage>
  );
}

/** A complaint or request with everything that was and can be done about it; without an id one is entered. */
export function RequestPage() {
  const { t } = useTranslation();
  const id = useItemId();
  const result = useRightsRequestQuery({
    // An id that cannot exist is that of none.
    variables: { id: id ?? 0 },
    skip: id === 0,
    fetchPolicy: 'cache-and-network',
  });
  if (id === 0) return <NewRequest />;
  return (
    <OfficeItemPage
      list={{ label: t('office.requests'), to: PATHS.officeRequests }}
      result={result}
      itemOf={({ rightsRequest }) => rightsRequest}
      titleOf={(request) => requestReference(request.id)}
      notFound={t('requests.office.none')}
    >
      {(request, { requestOfficers }) => <OneRequest request={request} officers={requestOfficers} />}
    </OfficeItemPage>
  );
}
