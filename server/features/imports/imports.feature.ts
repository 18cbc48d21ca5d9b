import { defineFeature } from '../feature.ts';
import { ImportService } from './import.service.ts';
import { ImportRow } from './import-row.entity.ts';
import { ImportRun } from './import-run.entity.ts';
import { ImportWorker } from './import-worker.ts';
import { importablesOf } from './importables.ts';
import { forgetOldImports, importedAccounts } from './imported-accounts.ts';
import { ImportsResolver } from './imports.resolver.ts';
import { InvitationService } from './invitation.service.ts';
import { SiteImportService } from './old-site/site-import.service.ts';
import { SheetImportService } from './sheet-import.service.ts';
import { sheetTemplates } from './sheet-templates.ts';

declare module '../services.ts' {
  interface Services {
    imports: ImportService;
    importWorker: ImportWorker;
    invitations: InvitationService;
    siteImport: SiteImportService;
  }
}

/** What an association has in its old website and its spreadsheets. */
export const imports = defineFeature({
  name: 'imports',
  entities: [ImportRun, ImportRow],
  build({ dataSource, uploads, outbox, publicUrl, log }, services) {
    const { audit, siteSettings } = services;
    const importables = importablesOf(services);
    const service = new ImportService(dataSource, audit, importables);
    const worker = new ImportWorker(dataSource, service, importables, log);
    const invitations = new InvitationService(dataSource, outbox, services, publicUrl);
    const siteImport = new SiteImportService(service, worker, services.content);
    const sheets = new SheetImportService(service, siteSettings, services);
    return {
      services: { imports: service, importWorker: worker, invitations, siteImport },
      resolvers: [new ImportsResolver({ imports: service, sheets, worker, invitations, uploads })],
      exports: sheetTemplates(siteSettings),
      // Before the database is closed.
      routes: async (server) => {
        server.addHook('onClose', () => worker.stop());
      },
      account: importedAccounts(dataSource),
      retention: { imports: (limit) => forgetOldImports(dataSource, limit) },
      upkeep: { 'imports that were cut off': () => worker.resume() },
    };
  },
});
