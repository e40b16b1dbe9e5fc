/** A pattern of a text of `content/` in which `part` stands for what is known by its shape only. */
export function textPattern(text: string, part: string, shape: RegExp): RegExp {
  return new RegExp(text.split(part).map(escapePattern).join(`(?:${shape.source})`));
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
