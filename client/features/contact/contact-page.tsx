import { LoadState } from '../../components/page/load-state.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { PublicPage } from '../../components/page/public-page.tsx';
import { organizationData } from '../../components/page/schema-org.ts';
import { StructuredData } from '../../components/page/structured-data.tsx';
import type { PageQueries } from '../../graphql/page-queries.ts';
import { ContactDetailsDocument, useContactDetailsQuery } from './contact-details.generated.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';

export const queries: PageQueries = () => [{ query: ContactDetailsDocument }];

/** The contact form and the other ways to reach the association. */
export function ContactPage() {
  const result = useContactDetailsQuery();
  return (
    <PublicPage title="contact.title" summary="contact.summary" lead="contact.lead">
      <div className="page-columns">
        <ContactForm />
        <div>
          <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={720} />}>
            {({ siteSettings }) => (
              <>
                <StructuredData data={(site) => organizationData(siteSettings, site)} />
                <ContactDetails settings={siteSettings} />
              </>
            )}
          </LoadState>
        </div>
      </div>
    </PublicPage>
  );
}
