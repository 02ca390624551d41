/** The files of a build carry its content in their names: a page that names others is of another build. A page without any is none of ours. */
export const isOtherBuild = (page: string, running: readonly string[]): boolean =>
  page.includes('type="module"') && running.some((script) => !page.includes(`"${script}"`));
