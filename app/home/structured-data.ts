import type { Course, ItemList, Organization, WithContext } from "schema-dts";
import { programs } from "../../content/programs.ts";
import { site } from "../../content/site.ts";

/**
 * What search engines are told in JSON-LD: the provider, and the three programs in the shape of Google's course
 * list on a single page. `siteUrl` has no slash at the end.
 */
export function structuredData(
  siteUrl: string,
): [WithContext<Organization>, WithContext<ItemList>] {
  const provider: Organization = {
    "@type": "Organization",
    "@id": `${siteUrl}/#provider`,
    name: site.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    email: site.enquiryEmail,
    description: site.tagline,
    address: { "@type": "PostalAddress", addressLocality: site.city, addressCountry: site.country },
  };
  return [
    { "@context": "https://schema.org", ...provider },
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
          provider: { "@type": "Organization", name: site.name, sameAs: `${siteUrl}/` },
        } satisfies Course,
      })),
    },
  ];
}
