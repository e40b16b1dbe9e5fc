import { palette } from "./brand.ts";

/**
 * The assistant's face, beside her name in the chat: a whole `<svg>` element, square, of which a circle is shown.
 * `undefined`: the first letter of her name. Her dress, hair and what is behind her take the brand's colours.
 */
export const face: string | undefined = `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
  <path fill="${palette.onNightSoft}" d="M0 0h40v40H0z"/>
  <path fill="${palette.nightSoft}" d="M9.6 31V18.4a10.4 10.4 0 0 1 20.8 0V31Z"/>
  <path fill="${palette.accent}" d="M5.5 33.8C7.6 29.4 12 27.6 20 27.6s12.4 1.8 14.5 6.2A20 20 0 0 1 5.5 33.8Z"/>
  <path fill="#b97f58" d="M16.6 22h6.8v6c0 4.4-6.8 4.4-6.8 0Z"/>
  <ellipse fill="#cf966d" cx="20" cy="18.6" rx="6.9" ry="7.6"/>
  <path fill="${palette.nightSoft}" d="M12.6 18.6c.2-5.9 3.2-8.8 7.6-8.8 4.3 0 7 2.9 7.2 8.8-3.8-.8-6.4-2.8-7.8-5.7-1.4 2.9-3.6 4.9-7 5.7Z"/>
  <path fill="none" stroke="#3a2318" stroke-width=".9" stroke-linecap="round"
    d="M16.4 19.3c.5-.6 1.5-.6 2 0M21.6 19.3c.5-.6 1.5-.6 2 0M17.8 22.7c1.3 1.1 3.1 1.1 4.4 0"/>
</svg>`;
