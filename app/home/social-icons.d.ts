/** Written by build/social-icons.ts. */
declare module "virtual:social-icons" {
  /** SVG paths of 24 by 24, by the network's name in content/home.ts. */
  export const socialIcons: Partial<Record<string, string>>;
}
