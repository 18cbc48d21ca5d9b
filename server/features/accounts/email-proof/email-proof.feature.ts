import { defineFeature } from '../../feature.ts';
import { EmailProof } from './email-proof.entity.ts';
import { EmailProofResolver } from './email-proof.resolver.ts';
import { EmailProofService } from './email-proof.service.ts';

declare module '../../services.ts' {
  interface Services {
    emailProofs: EmailProofService;
  }
}

/** That the e-mail of an account is its owner's. */
export const emailProof = defineFeature({
  name: 'accounts/email-proof',
  entities: [EmailProof],
  build({ dataSource, sessions, rateLimiter, outbox, publicUrl }, { siteSettings, accountParts: parts }) {
    const needed = { sessions, rateLimiter, outbox, siteSettings, publicUrl, parts };
    const emailProofs = new EmailProofService(dataSource, needed);
    return { services: { emailProofs }, resolvers: [new EmailProofResolver(emailProofs)] };
  },
});
