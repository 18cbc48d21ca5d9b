import type { DataSource } from 'typeorm';
import { requestReference } from '../../../rules/request-reference.ts';
import type { AccountPart } from '../account-part.ts';
import { RightsRequest } from './rights-request.entity.ts';

/** What somebody with an account has complained of or asked for. */
export function requesterData({ manager }: DataSource): AccountPart {
  return {
    async collect(userId) {
      const requests = await manager.find(RightsRequest, { where: { userId }, order: { id: 'ASC' } });
      return {
        complaintsAndRequests: requests.map(
          ({
            id,
            kind,
            name,
            email,
            phone,
            onBehalfOf,
            about,
            receivedOn,
            acknowledgedOn,
            closedOn,
            outcome,
          }) => ({
            reference: requestReference(id),
            ...{ kind, name, email, phone, onBehalfOf, about, receivedOn, acknowledgedOn, closedOn, outcome },
          }),
        ),
      };
    },
    /** All of it stays: the register must show what was asked and done. */
    async leave() {},
  };
}
