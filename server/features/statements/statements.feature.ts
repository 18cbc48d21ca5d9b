import { defineFeature } from '../feature.ts';
import { DonorStatementService } from './donor-statement.service.ts';
import { DonorStatementLetter } from './donor-statement-letter.entity.ts';
import { DonorStatementsResolver } from './donor-statements.resolver.ts';
import { StatementsDataService } from './statements-data.service.ts';

declare module '../services.ts' {
  interface Services {
    donorStatements: DonorStatementService;
  }
}

/** The yearly statements of donors. */
export const statements = defineFeature({
  name: 'statements',
  part: 'donations',
  entities: [DonorStatementLetter],
  build({ dataSource, outbox }, { siteSettings, audit }) {
    const donorStatements = new DonorStatementService(dataSource, { outbox, siteSettings, audit });
    return {
      services: { donorStatements },
      account: new StatementsDataService(dataSource),
      resolvers: [new DonorStatementsResolver(donorStatements)],
    };
  },
});
