/** A part of a label that announces that the owner is free: "Open to work". */
const openToWork = /^#?(open ?to|looking for|seeking|available)/i;

/**
 * Reads a job title as people write it on LinkedIn: "Developer at Reef | React · Vue | Open to
 * work".
 * @returns `role`, "Developer", and `availability`, "Open to work", if the label contains them
 */
export function readLabel(label: string): { role?: string; availability?: string } {
  const parts = label.split(/\s+[|•·]\s*|[|•]\s+/);
  const title = parts.find((part) => !openToWork.test(part));
  return {
    role: title?.split(/\s+(?:at|@)\s/)[0],
    availability: parts.find((part) => openToWork.test(part)),
  };
}
