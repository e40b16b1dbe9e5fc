import type { Course, EducationalOrganization, ItemList, WebSite, WithContext } from "schema-dts";
import { footer } from "../../content/home.ts";
import { programs } from "../../content/programs.ts";
import { site } from "../../content/site.ts";

type Described = EducationalOrganization | WebSite | ItemList;

/**
 * What search engines are told in JSON-LD: the provider, the site, and the programs in the shape of Google's course
 * list on a single page; the provider is described once and referred to. `siteUrl` has no slash at the end.
 */
export function structuredData(siteUrl: string): WithContext<Exclude<Described, string>>[] {
  const provider = { "@id": `${siteUrl}/#provider` };
  const profiles = footer.social.map(({ href }) => href).filter((href) => URL.canParse(href));
  return [
    {
      "@context": "https://schema.org",
      "@type": "EducationalOrganization",
      ...provider,
      name: site.name,
      url: `${siteUrl}/`,
      logo: `${siteUrl}/icon-512.png`,
      email: site.enquiryEmail,
      description: site.tagline,
      address: {
        "@type": "PostalAddress",
        addressLocality: site.city,
        addressCountry: site.country,
      },
      ...(profiles.length > 0 && { sameAs: profiles }),
    },
    {
      "@context": "https://schema.org",
      "@type": "WebSite",
      name: site.name,
      url: `${siteUrl}/`,
      inLanguage: "en",
      publisher: provider,
    },
    {
      "@context": "https://schema.org",
      "@type": "ItemList",
      itemListElement: programs.map(({ slug, title, description, hours }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        item: {
          "@type": "Course",
          url: `${siteUrl}/#${slug}`,
          name: title,
          description,
          timeRequired: `PT${hours}H`,
          provider,
        } satisfies Course,
      })),
    },
  ];
}
