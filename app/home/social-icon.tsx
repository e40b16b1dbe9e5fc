/// <reference path="./social-icons.d.ts" />
import { socialIcons } from "virtual:social-icons";

/** The sign of a social network, or its first letter; the link around it carries its name. */
export function SocialIcon({ network }: { network: string }) {
  const path = socialIcons[network];
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
      {path ? (
        <path d={path} />
      ) : (
        <text x="12" y="18" fontSize="18" fontWeight="700" textAnchor="middle">
          {[...network][0]}
        </text>
      )}
    </svg>
  );
}
