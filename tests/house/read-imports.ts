import { parseSync, Visitor } from "vite";

/** What a file asks for, as written there: `specifier` is undefined where it is computed at run time. */
type Import = { specifier: string | undefined; line: number };

/**
 * Every way in which a file of ours reaches another or a package: imports and re-exports, of values and of
 * types, `import()` in code and in types, `require()`, `import.meta.resolve` and `new URL(…, import.meta.url)`.
 * Throws when the file cannot be parsed.
 */
export function readImports(file: string, source: string): Import[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) {
    throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  }
  const found: Import[] = [];
  new Visitor({
    ImportDeclaration: ({ source }) => note(source),
    ExportAllDeclaration: ({ source }) => note(source),
    ExportNamedDeclaration: ({ source }) => source && note(source),
    ImportExpression: ({ source }) => note(source),
    TSImportType: ({ source }) => note(source),
    CallExpression({ callee, arguments: [asked] }) {
      if (asked && ["require", "import.meta.resolve"].includes(textOf(callee))) {
        note(asked);
      }
    },
    NewExpression({ callee, arguments: [asked, base] }) {
      if (asked && base && textOf(callee) === "URL" && textOf(base) === "import.meta.url") {
        note(asked);
      }
    },
  }).visit(program);
  return found;

  function note(node: { start: number; type: string; value?: unknown }): void {
    const specifier =
      node.type === "Literal" && typeof node.value === "string" ? node.value : undefined;
    found.push({ specifier, line: source.slice(0, node.start).split("\n").length });
  }

  function textOf({ start, end }: { start: number; end: number }): string {
    return source.slice(start, end);
  }
}
