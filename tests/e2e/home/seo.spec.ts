import { footer } from "../../../content/home.ts";
import { programs } from "../../../content/programs.ts";
import { site } from "../../../content/site.ts";
import { expect, test } from "../fixtures.ts";

test("the home page can be found and shared, with icons that exist", async ({ page, request }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(`${site.title} | ${site.name}`);
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute("content", site.description);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /^https?:.*\/$/);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute("content", /large_image/);
  const image = await page.locator('meta[property="og:image"]').getAttribute("content");
  const response = await request.get(new URL(image ?? "").pathname);
  const picture = await response.body();
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);

  const icons = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(icons).toHaveLength(3);
  for (const icon of icons.filter((address) => !address.startsWith("data:image/svg+xml,"))) {
    expect((await request.get(icon)).status(), icon).toBe(200);
  }
});

test("structured data names the provider and lists the courses", async ({ page }) => {
  await page.goto("/");
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [provider, webSite, list] = blocks.map((block) => JSON.parse(block));
  expect(provider).toMatchObject({ "@type": "EducationalOrganization", name: expect.any(String) });
  // Social links that lead nowhere yet are no profiles.
  const profiles = footer.social.map(({ href }) => href).filter((href) => href !== "#");
  expect(provider.sameAs).toEqual(profiles.length > 0 ? profiles : undefined);
  expect(webSite).toMatchObject({ "@type": "WebSite", publisher: { "@id": provider["@id"] } });
  expect(list["@type"]).toBe("ItemList");
  const expected = programs.map(({ title, description, hours }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    item: {
      "@type": "Course",
      name: title,
      description,
      timeRequired: `PT${hours}H`,
      provider: { "@id": provider["@id"] },
    },
  }));
  expect(list.itemListElement).toMatchObject(expected);
});

test("the sitemap lists what is indexed, robots.txt names the sitemap", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap.match(/<loc>[^<]*<\/loc>/g)).toEqual([
    expect.stringMatching(/^<loc>https?:\/\/[^/]+\/<\/loc>$/),
  ]);
  expect(sitemap).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  expect(await (await request.get("/robots.txt")).text()).toMatch(
    /^Sitemap: http.*\/sitemap.xml$/m,
  );
});

test("the other pages ask not to be indexed", async ({ request }) => {
  for (const path of ["/enrollments", "/no-such-page"]) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('<meta name="robots" content="noindex">');
  }
});
