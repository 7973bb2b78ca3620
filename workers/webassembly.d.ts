/** The part of WebAssembly that the loader uses. TypeScript declares it only with the browser's types. */
declare namespace WebAssembly {
  /** Compiled code, which this project passes on without looking into it. */
  // biome-ignore lint/suspicious/noEmptyInterface: opaque, and declared alike by esbuild
  interface Module {}
  interface Memory {
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  }
  interface Instance {
    readonly exports: Record<string, unknown>;
  }
  interface ImportDescriptor {
    readonly module: string;
    readonly name: string;
  }
  type Imports = Record<string, Record<string, (...args: number[]) => unknown>>;
  function compile(bytes: Uint8Array): Promise<Module>;
  function instantiate(module: Module, imports: Imports): Promise<Instance>;
  const Module: { imports(module: Module): ImportDescriptor[] };
}
