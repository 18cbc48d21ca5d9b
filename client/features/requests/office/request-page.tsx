import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useSearchParams } from 'react-router-dom';
import { requestReference } from '../../../../rules/request-reference.ts';
import { contentIdOf } from '../../../components/list/content-id.ts';
import { OfficeBreadcrumb } from '../../../components/office/office-breadcrumb.tsx';
import { LoadState } from '../../../components/page/load-state.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { PATHS, QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { Placeholder } from '../../../components/page/placeholder.tsx';
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

/** A complaint or request with everything that was and can be done about it; without an id one is entered. */
export function RequestPage() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const id = contentIdOf(parameters.get(QUERY_PARAMETERS.contentId));
  const result = useRightsRequestQuery({
    variables: { id: id ?? 0 },
    skip: !id,
    fetchPolicy: 'cache-and-network',
  });
  const title = id ? requestReference(id) : t('requests.office.enterTitle');
  const unknown = <Alert severity="error">{t('requests.office.none')}</Alert>;
  return (
    <Container sx={{ py: 3 }}>
      <PageMeta title={title} noindex />
      <OfficeBreadcrumb
        steps={[{ label: t('office.requests'), to: PATHS.officeRequests }, { label: title }]}
      />
      {id === undefined && unknown}
      {id === 0 && (
        <>
          <PageHeading plain title={title} />
          <EnterRequest />
        </>
      )}
      {Boolean(id) && (
        <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={600} />}>
          {({ rightsRequest, requestOfficers }) =>
            rightsRequest ? (
              <OneRequest key={rightsRequest.id} request={rightsRequest} officers={requestOfficers} />
            ) : (
              unknown
            )
          }
        </LoadState>
      )}
    </Container>
  );
}
