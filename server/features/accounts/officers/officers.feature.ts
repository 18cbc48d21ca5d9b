import { defineFeature } from '../../feature.ts';
import { OfficerInvitation } from './officer-invitation.entity.ts';
import { OfficerInvitationService } from './officer-invitation.service.ts';
import { OfficerInvitationsResolver } from './officer-invitations.resolver.ts';
import { SecondFactorAdministrationResolver } from './second-factor-administration.resolver.ts';
import { SecondFactorAdministrationService } from './second-factor-administration.service.ts';

/** Who works in the office: how they are invited, and what owners ask of their second factor. */
export const officers = defineFeature({
  name: 'accounts/officers',
  entities: [OfficerInvitation],
  build(
    { dataSource, sessions, rateLimiter, outbox, publicUrl },
    {
      users,
      signIn,
      userAdministration: administration,
      secondFactorRequirements: requirements,
      audit,
      ...services
    },
  ) {
    const { siteSettings, accountParts: parts } = services;
    const invitations = new OfficerInvitationService(dataSource, {
      ...{ users, administration, sessions, signIn, rateLimiter },
      ...{ outbox, audit, siteSettings, publicUrl, parts },
    });
    const secondFactors = new SecondFactorAdministrationService({ users, administration, requirements });
    return {
      resolvers: [
        new OfficerInvitationsResolver(invitations),
        new SecondFactorAdministrationResolver(secondFactors),
      ],
    };
  },
});
