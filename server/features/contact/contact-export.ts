import { contactMessageFilterRules } from '../../../rules/contact.ts';
import { filterOfQuery } from '../../../rules/filters.ts';
import { Permission } from '../../../rules/permissions.ts';
import { type ExportRoute, excelExport } from '../../ways-in/exports/export-routes.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { ContactService } from './contact.service.ts';
import type { ContactMessage } from './contact-message.entity.ts';

/** The contact messages as an Excel file, with the filter of the page. */
export function contactExport(contact: ContactService, audit: AuditService): ExportRoute {
  return excelExport<ContactMessage>({
    path: '/exports/contact-messages.xlsx',
    permission: Permission.MANAGE_CONTACT_MESSAGES,
    name: 'ContactUs List',
    columns: [
      { header: 'Name', width: 24, format: 'text', value: ({ name }) => name },
      { header: 'Email', width: 32, format: 'text', value: ({ email }) => email },
      { header: 'Message', width: 80, format: 'text', value: ({ message }) => message },
      { header: 'Received', width: 18, format: 'time', value: ({ createdAt }) => createdAt },
    ],
    record: (viewer) => audit.record(viewer, [{ action: 'EXPORT', subject: 'contact-message' }]),
    batch: (query, after) => contact.batch(filterOfQuery(contactMessageFilterRules, query), after?.id),
  });
}
