import { AppError } from '../../../rules/errors.ts';
import { MESSAGES } from '../../../rules/messages.ts';
import { Permission } from '../../../rules/permissions.ts';
import { listOf, oneText, record, TEXT, WHOLE_NUMBER } from '../../ways-in/rest/answer-schemas.ts';
import { parseId } from '../../ways-in/rest/legacy-body.ts';
import { type LegacyRoute, legacyRoute } from '../../ways-in/rest/legacy-route.ts';
import { removalRoute } from '../../ways-in/rest/removal-route.ts';
import type { ContactService } from './contact.service.ts';
import type { ContactMessage } from './contact-message.entity.ts';

const MESSAGE = record({ contacID: WHOLE_NUMBER, name: TEXT, email: TEXT, messages: TEXT });

function present({ id, name, email, message }: ContactMessage) {
  return { contacID: id, name, email, messages: message };
}

/** Sending, listing and deleting contact messages. */
export function contactRoutes(service: ContactService): LegacyRoute[] {
  return [
    {
      method: 'POST',
      path: '/api/admin/saveconatctus',
      permission: Permission.PUBLIC,
      summary: 'Sends a message to the community; ContacID is 0, for a message cannot be changed',
      accepts: [],
      fields: { ContacID: 'number', Name: 'text', Email: 'text', Messages: 'text' },
      answer: oneText(MESSAGES.savedSuccessfully),
      async handle({ body, context }) {
        const fields = { name: body.text('Name'), email: body.text('Email'), message: body.text('Messages') };
        // Messages cannot be edited, so every other id is treated as unknown.
        if (body.integer('ContacID') !== 0) throw new AppError('NOT_FOUND', 'internalError');
        await service.send(fields, context.ip);
        return MESSAGES.savedSuccessfully;
      },
    },
    legacyRoute({
      method: 'GET',
      path: '/api/admin/contactuslist/:id',
      permission: Permission.MANAGE_CONTACT_MESSAGES,
      summary: 'The message of that id, or all for 0, newest first',
      answer: listOf(MESSAGE),
      async handle({ params, context }) {
        const id = parseId(params.id);
        return (await service.listForLegacy(await context.viewer(), id)).map(present);
      },
    }),
    removalRoute('/api/admin/delcontactus', Permission.MANAGE_CONTACT_MESSAGES, (viewer, id) =>
      service.remove(viewer, id),
    ),
  ];
}
