import { Permission } from '../../../rules/permissions.ts';
import type { RequestKind } from '../../../rules/request-kinds.ts';
import { requestReference } from '../../../rules/request-reference.ts';
import { type ExportRoute, excelExport } from '../../ways-in/exports/export-routes.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { RequestService } from './request.service.ts';
import type { RightsRequest } from './rights-request.entity.ts';

const KINDS: Readonly<Record<RequestKind, string>> = {
  ACCESS: 'To see their data',
  RECTIFICATION: 'To have data corrected',
  ERASURE: 'To have data erased',
  COMPLAINT: 'Complaint',
};

/** `IN_PERSON` as `In person`. */
const inWords = (name: string) => name.charAt(0) + name.slice(1).toLowerCase().replaceAll('_', ' ');

/** The register of complaints and requests as an Excel file, for the trustees. */
export function requestExport(requests: RequestService, audit: AuditService): ExportRoute {
  return excelExport<RightsRequest>({
    path: '/exports/requests.xlsx',
    permission: Permission.MANAGE_REQUESTS,
    name: 'Complaints and requests',
    columns: [
      { header: 'Reference', width: 12, format: 'text', value: ({ id }) => requestReference(id) },
      { header: 'Type', width: 24, format: 'text', value: ({ kind }) => KINDS[kind] },
      { header: 'Received', width: 12, format: 'day', value: ({ receivedOn }) => receivedOn },
      { header: 'How', width: 12, format: 'text', value: ({ channel }) => inWords(channel) },
      { header: 'Name', width: 24, format: 'text', value: ({ name }) => name },
      { header: 'E-mail', width: 32, format: 'text', value: ({ email }) => email },
      { header: 'Telephone', width: 18, format: 'text', value: ({ phone }) => phone },
      { header: 'About whom', width: 24, format: 'text', value: ({ onBehalfOf }) => onBehalfOf },
      { header: 'About', width: 80, format: 'text', value: ({ about }) => about },
      {
        header: 'Identity checked',
        width: 16,
        format: 'text',
        value: (row) => (row.identityChecked ? 'yes' : 'no'),
      },
      { header: 'Acknowledge by', width: 16, format: 'day', value: (row) => row.acknowledgeBy },
      { header: 'Acknowledged', width: 16, format: 'day', value: (row) => row.acknowledgedOn },
      { header: 'Answer by', width: 16, format: 'day', value: (row) => row.answerBy },
      { header: 'Closed', width: 16, format: 'day', value: (row) => row.closedOn },
      { header: 'Outcome', width: 14, format: 'text', value: (row) => inWords(row.outcome ?? '') },
      { header: 'Assigned to', width: 24, format: 'text', value: (row) => row.assigneeName ?? '' },
    ],
    record: (viewer) => audit.record(viewer, [{ action: 'EXPORT', subject: 'rights-request' }]),
    batch: (_query, after) => requests.batch(after?.id),
  });
}
